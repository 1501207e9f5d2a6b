import type * as contract from '@mingfa/contract/clone';
import { CLONE_PICTURE } from '@mingfa/contract/clone-avatar';
import type { CloneContent } from '@mingfa/contract/clone-content';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { MakingContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { CloneContext } from './clone-context.ts';
import { findGaps } from './find-gaps.ts';
import { findUnknown, type UnknownName } from './find-unknown.ts';
import { insertClone } from './insert-clone.ts';
import { type StoredPicture, storePicture } from './picture/picture-objects.ts';
import { plainContent } from './plain-content.ts';
import { recordEdge } from './record-edge.ts';
import { withoutThings } from './without-things.ts';

/**
 * Makes a clone of an exported file. A file is anybody's: the ids of things in it are never looked up.
 * @throws AppError `limit_reached`
 */
export async function importClone(
  context: CloneContext & MakingContext,
  file: EndpointInput<typeof contract.importClone>,
): Promise<EndpointOutput<typeof contract.importClone>> {
  const named = withoutThings(plainContent(file.content, context.language));
  const unknown = await findUnknown(context, named, null);
  const content = withoutUnknown(named, unknown);
  const gaps = await findGaps(context, content, null);
  const picture = await takePicture(context, file.picture);
  return context.makeOnce(async (tx) => {
    const made = await insertClone(context, tx, { content, gaps, picture });
    await recordEdge(context, tx, { cloneId: made.appId, kind: 'imported' });
    return {
      ...made,
      knowledgeBases: file.knowledgeBases,
      passedOver: [
        ...unknown.map(({ path, name }) => ({ path, name })),
        ...thingsOf(file.content),
        ...gaps
          .filter(({ path }) => path === 'scope.lawsOnly' || path === 'scope.lawsWithout')
          .map(({ path, about }) => ({ path, name: about })),
        ...(file.picture !== null && picture === null ? [{ path: 'avatar.pictureId', name: '' }] : []),
      ],
    };
  });
}

/** Things of where it comes from, which are not carried over. */
function thingsOf({ knowledge, playbookId, model }: CloneContent): { path: string; name: string }[] {
  return [
    ...knowledge.baseIds.map((name) => ({ path: 'knowledge.baseIds', name })),
    ...(playbookId === null || playbookId === 'built-in' ? [] : [{ path: 'playbookId', name: playbookId }]),
    ...(model.modelId === null ? [] : [{ path: 'model.modelId', name: model.modelId }]),
  ];
}

/** Null where there is none, or none that can be read: the clone has its drawn face then. */
async function takePicture(
  context: CloneContext & MakingContext,
  encoded: string | null,
): Promise<StoredPicture | null> {
  if (encoded === null) return null;
  const sent = Buffer.from(encoded, 'base64');
  const drawn = await context.pictures.square(sent, CLONE_PICTURE, context.signal).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  return drawn && storePicture(context, drawn);
}

function withoutUnknown(content: CloneContent, unknown: readonly UnknownName[]): CloneContent {
  const known = (path: string, names: readonly string[]) =>
    names.filter((name) => !unknown.some((one) => one.path === path && one.name === name));
  return {
    ...content,
    scope: { ...content.scope, fields: known('scope.fields', content.scope.fields) },
    skills: known('skills', content.skills),
    calculators: known('calculators', content.calculators),
  };
}
