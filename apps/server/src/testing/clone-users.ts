import * as cloneContract from '@mingfa/contract/clone';
import * as contract from '@mingfa/contract/clone-chat';
import type { CloneContent } from '@mingfa/contract/clone-content';
import { completeClone } from './complete-clone.ts';
import { markTried } from './mark-tried.ts';
import { dataIn, parseEvents, textOf } from './read-events.ts';
import type { TestApp, TestPerson } from './test-app.ts';
import { addFile, makeKnowledgeBase } from './upload-file.ts';

/** What the maker of clones does, and whoever asks one, over the API. */
export function cloneUsers(app: TestApp, maker: TestPerson, asker: TestPerson) {
  const { token } = maker;
  const held = async (appId: string) =>
    (await app.call(cloneContract.getOwnClone, { token, params: { appId } })).body;
  async function makeClone(content: Partial<CloneContent> = {}): Promise<string> {
    const body = { content: { ...completeClone(), ...content } };
    const made = await app.call(cloneContract.createClone, { token, body });
    if (made.status !== 200) throw new Error(made.text);
    return made.body.appId;
  }
  async function publish(appId: string): Promise<cloneContract.OwnCloneDetail> {
    const { draftRevision, lastVersion } = await held(appId);
    const body = { appId, draftRevision, lastVersion, visibility: 'link' };
    await markTried(app, appId);
    const answer = await app.call(cloneContract.publishClone, { token, body });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body;
  }
  return {
    makeClone,
    publish,
    /** A clone that is open by link. */
    async offer(content: Partial<CloneContent> = {}) {
      const appId = await makeClone(content);
      return { appId, linkId: (await publish(appId)).linkId ?? '' };
    },
    async edit(appId: string, change: Partial<CloneContent>): Promise<void> {
      const { draftRevision, content } = await held(appId);
      const body = { draftRevision, content: { ...content, ...change } };
      const answer = await app.call(cloneContract.updateClone, { token, params: { appId }, body });
      if (answer.status !== 200) throw new Error(answer.text);
    },
    /** A knowledge base of the maker's with one file, which has been read. */
    async baseWith(name: string, content: string): Promise<string> {
      const konId = await makeKnowledgeBase(app, token, { name: `机密库${name}` });
      await addFile(app, token, konId, { name, content });
      await app.app.idle();
      return konId;
    },
    async answerTo(body: object, who = asker) {
      const answer = await app.call(contract.streamAnswer, {
        token: who.token,
        body: { question: '押金不退怎么办？', ...body },
      });
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
      const events = parseEvents(answer.text);
      const sources = dataIn(events, 'evidence').at(-1)?.sources ?? [];
      const begun = events[0]?.chunk;
      return {
        raw: answer.text,
        text: textOf(events),
        sources,
        files: sources.filter((source) => source.kind === 'file'),
        check: dataIn(events, 'citation-check').at(-1),
        notices: dataIn(events, 'notice'),
        conversationId: begun?.type === 'start' ? (begun.messageMetadata?.conversationId ?? '') : '',
      };
    },
  };
}
