import { randomInt } from 'node:crypto';
import { cloneContent } from '@mingfa/contract/clone-content';
import { type Client, fromElsewhere } from './client.ts';

/** A kind of write: what one writes, and how it is seen afterwards that it is whole. */
export interface WriteKind {
  /** Writes one, and waits for the answer that acknowledges it. What is given back is all that `isWhole` needs. */
  write(client: Client, unique: string): Promise<string[]>;
  /** Whether one that was acknowledged is there, whole. */
  isWhole(client: Client, written: readonly string[]): Promise<boolean>;
}

const PASSWORD = 'a long enough passphrase 7';

const upload = async (client: Client, text: string): Promise<string> => {
  const bytes = Buffer.byteLength(text);
  const ticket = await client.post<{ uploadId: string; address: string }>('/v1/external-service/sts-token', {
    name: `${text.slice(0, 20)}.md`,
    bytes,
  });
  await client.put(`${ticket.address}&offset=0`, text);
  return ticket.uploadId;
};
const contentNamed = (name: string) => cloneContent.parse({ name });

/** By name, in the order in which they are measured. */
export const WRITE_KINDS: Readonly<Record<string, WriteKind>> = {
  account: {
    async write(client) {
      const mobile = `1${randomInt(3, 10)}${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
      await client.post(
        '/v1/auth/register',
        { mobile, password: PASSWORD, agreed: true },
        { authorization: '', ...fromElsewhere() },
      );
      return [mobile];
    },
    isWhole: (client, [mobile = '']) => client.maySignIn(mobile, PASSWORD),
  },
  conversation: {
    async write(client) {
      const made = await client.post<{ conversationId: string }>('/v1/chat/start', {});
      return [made.conversationId];
    },
    isWhole: (client, [id]) => client.isThere(`/v1/chat/conversation?conversationId=${id}`),
  },
  title: {
    async write(client, unique) {
      const { conversationId } = await client.post<{ conversationId: string }>('/v1/chat/start', {});
      await client.post('/v1/chat/update-title', { conversationId, title: unique });
      return [conversationId, unique];
    },
    async isWhole(client, [id, title]) {
      const held = await client.get<{ title: string }>(`/v1/chat/conversation?conversationId=${id}`);
      return held.title === title;
    },
  },
  document: {
    async write(client, unique) {
      const uploadId = await upload(client, `${unique}\n\n第一条 甲方应当在每月五日前付款。`);
      const made = await client.post<{ documentId: string }>('/v1/document/create', { uploadId });
      return [made.documentId];
    },
    isWhole: (client, [id]) => client.isThere(`/v1/document/${id}/detail`),
  },
  'knowledge base': {
    async write(client, unique) {
      const made = await client.post<{ konId: string }>('/v1/knowledge/create', { name: unique });
      return [made.konId];
    },
    isWhole: (client, [id]) => client.isThere(`/v1/knowledge/${id}/detail`),
  },
  'agent draft': {
    async write(client, unique) {
      const made = await client.post<{ appId: string; draftRevision: number }>('/v1/brain_app/create', {
        content: contentNamed('草稿'),
      });
      await client.post(`/v1/brain_app/${made.appId}/update`, {
        draftRevision: made.draftRevision,
        content: contentNamed(unique.slice(0, 20)),
      });
      return [made.appId, unique.slice(0, 20)];
    },
    async isWhole(client, [id, name]) {
      const held = await client.get<{ content: { name: string } }>(`/v1/brain_app/${id}/detail`);
      return held.content.name === name;
    },
  },
  draft: {
    async write(client, unique) {
      const made = await client.post<{ draftId: string }>('/v1/drafting/draft/create', { templateId: 'iou' });
      await client.post(`/v1/drafting/draft/${made.draftId}/save`, {
        ...{ seenRevision: 1, seenFactsRevision: 0 },
        facts: [{ act: 'set', path: 'loan_purpose', value: unique }],
        parts: { iou_told: { text: unique, by: 'person' } },
      });
      return [made.draftId, unique];
    },
    async isWhole(client, [id, unique]) {
      const held = await client.get<{
        parts: Record<string, { text: string }>;
        sheet: { entries: Record<string, { chosen: { value: unknown } }> };
      }>(`/v1/drafting/draft/${id}/detail`);
      const purpose = held.sheet.entries.loan_purpose?.chosen.value;
      return held.parts.iou_told?.text === unique && purpose === unique;
    },
  },
  'case folder': {
    async write(client, unique) {
      const made = await client.post<{ folderId: string }>('/v1/case/folder/create', { name: unique });
      return [made.folderId];
    },
    isWhole: (client, [id]) => client.isThere(`/v1/case/folder/${id}/detail`),
  },
  'saved search': {
    async write(client, unique) {
      const made = await client.post<{ searchId: string }>('/v1/case/saved-search/save', {
        name: unique,
        query: 'q=违约金',
      });
      return [made.searchId];
    },
    async isWhole(client, [id]) {
      const kept = await client.get<{ items: { searchId: string }[] }>('/v1/case/saved-search/list');
      return kept.items.some(({ searchId }) => searchId === id);
    },
  },
  'similar-case report': {
    async write(client, unique) {
      const made = await client.post<{ reportId: string }>('/v1/case/report/create', { title: unique });
      return [made.reportId];
    },
    isWhole: (client, [id]) => client.isThere(`/v1/case/report/${id}/detail`),
  },
  'note on an article': {
    async write(client, unique) {
      const laws = await client.get<{ items: { lawId: string }[] }>('/v1/law/list?pageSize=1');
      const lawId = laws.items[0]?.lawId ?? '';
      const made = await client.post<{ noteId: string }>('/v1/law/note/save', {
        lawId,
        articleKey: '1',
        text: unique,
      });
      return [made.noteId, unique];
    },
    async isWhole(client, [id, text]) {
      for (let page = 1; ; page += 1) {
        const notes = await client.get<{ items: { noteId: string; text: string }[] }>(
          `/v1/law/note/list?pageSize=100&page=${page}`,
        );
        if (notes.items.some((note) => note.noteId === id && note.text === text)) return true;
        if (notes.items.length < 100) return false;
      }
    },
  },
  /** Acknowledged with the first event: the question is kept then, and an answer is under way, which a kill ends. */
  question: {
    async write(client, unique) {
      const question = `${unique}：押金不退怎么办？`;
      const { conversationId } = await client.post<{ conversationId: string }>('/v1/chat/start', {});
      await client.firstEvent('/v1/chat/reasons', { conversationId, question });
      return [conversationId, question];
    },
    async isWhole(client, [id, question]) {
      const { items } = await client.get<{
        items: { role: string; parts: { text?: string }[]; run: { state: string } | null }[];
      }>(`/v1/chat/conversation/history?conversationId=${id}`);
      const asked = items.filter(
        ({ role, parts }) => role === 'user' && parts.some(({ text }) => text === question),
      );
      const answers = items.filter(({ role }) => role === 'assistant');
      return asked.length === 1 && answers.length === 1 && answers[0]?.run?.state !== 'running';
    },
  },
};
