import { isDeepStrictEqual } from 'node:util';
import type { CloneFieldDifference } from '@mingfa/contract/clone';
import type { CloneContent } from '@mingfa/contract/clone-content';

type Json = CloneFieldDifference['from'];

/** The fields that two contents have otherwise, in the order of the content; groups such as `scope` field by field. */
export function differenceOf(from: CloneContent, to: CloneContent): CloneFieldDifference[] {
  const [before, after] = [fieldsOf(from), fieldsOf(to)];
  return [...before].flatMap(([path, one]) => {
    const other = after.get(path) ?? null;
    return isDeepStrictEqual(one, other) ? [] : [{ path, from: one, to: other, ...namesChanged(one, other) }];
  });
}

function fieldsOf(content: CloneContent): Map<string, Json> {
  return new Map(
    Object.entries(content).flatMap(([name, value]): [string, Json][] =>
      isGroup(value)
        ? Object.entries(value).map(([inner, held]) => [`${name}.${inner}`, held as Json])
        : [[name, value as Json]],
    ),
  );
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function namesChanged(from: Json, to: Json): Pick<CloneFieldDifference, 'added' | 'removed'> {
  const [before, after] = [namesIn(from), namesIn(to)];
  return {
    added: after.filter((name) => !before.includes(name)),
    removed: before.filter((name) => !after.includes(name)),
  };
}

const namesIn = (value: Json): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
