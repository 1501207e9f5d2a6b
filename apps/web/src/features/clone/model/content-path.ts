import { type CloneContent, cloneContent } from '@mingfa/contract/clone-content';

/** What a content holds at a path such as `persona` or `scope.lawsOnly`. */
export function valueAt(content: CloneContent, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((held, name) => (held as Record<string, unknown> | null)?.[name], content);
}

/** The content with another value at a path; as it was where the value is none the field may have. */
export function withValueAt(content: CloneContent, path: string, value: unknown): CloneContent {
  const [name = '', inner] = path.split('.');
  const held = (content as Record<string, unknown>)[name];
  const next = inner === undefined ? value : { ...(held as object), [inner]: value };
  const read = cloneContent.safeParse({ ...content, [name]: next });
  return read.success ? read.data : content;
}
