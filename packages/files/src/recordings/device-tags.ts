import type { OpenMedia } from './open-recording.ts';
import type { DeviceTags } from './recording-shape.ts';

const TEXT_MAX = 200;
const MAKE = ['com.apple.quicktime.make', '©mak', 'com.android.manufacturer', 'IART'];
const MODEL = ['com.apple.quicktime.model', '©mod', 'com.android.model'];
const SOFTWARE = [
  'com.apple.quicktime.software',
  '©swr',
  '©too',
  'ISFT',
  'TSSE',
  'encoder',
  'ENCODER',
  'TENC',
];
const CREATED = ['com.apple.quicktime.creationdate', '©day', 'ICRD', 'TDRC', 'TDEN', 'DATE', 'creation_time'];

/** Of a file that tells nothing. */
export const NO_TAGS: DeviceTags = { make: null, model: null, software: null, title: null, createdAt: null };

/** What device and program wrote into the file. Tags that are broken are no reason not to read the sound. */
export async function readDeviceTags({ input, facts }: OpenMedia): Promise<DeviceTags> {
  const tags = await input
    .getMetadataTags()
    .catch(() => ({}) as Awaited<ReturnType<Input['getMetadataTags']>>);
  const raw: Record<string, unknown> = tags.raw ?? {};
  const first = (names: readonly string[]) =>
    names.map((name) => clean(raw[name])).find((text) => text !== null) ?? null;
  return {
    make: first(MAKE),
    model: first(MODEL),
    software: first(SOFTWARE),
    title: clean(tags.title),
    createdAt: first(CREATED) ?? facts.createdAt ?? (isDate(tags.date) ? tags.date.toISOString() : null),
  };
}
type Input = OpenMedia['input'];

const isDate = (date: Date | undefined): date is Date => date !== undefined && !Number.isNaN(date.getTime());

function clean(value: unknown): string | null {
  const text = Array.isArray(value) ? value[0] : value;
  if (typeof text !== 'string') return null;
  return (
    text
      .replace(/[\u0000-\u001f\u007f]+/g, ' ')
      .trim()
      .slice(0, TEXT_MAX) || null
  );
}
