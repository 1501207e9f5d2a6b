import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ParseFailure } from '../../reading/parse-failure.ts';
import { AUTHOR, aChange, seededRandom } from './testing/check-writing.ts';
import { HARD_BODY, HARD_COMMENTS } from './testing/hard-body.ts';
import { mainPart, wordPackage } from './testing/word-package.ts';
import { writeDocxChanges } from './write-docx-changes.ts';

const changes = [
  aChange({ id: 'r', action: 'replace', text: '新的' }),
  aChange({ id: 'i', action: 'insert', paragraphs: [{ text: '新条', like: 0 }] }),
];
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const rels = (target: string) =>
  `<Relationships xmlns="x"><Relationship Id="a" Type="t/officeDocument" Target="${target}"/></Relationships>`;
const failureOf = async (bytes: Uint8Array) => {
  try {
    await writeDocxChanges(bytes, changes, AUTHOR);
    return 'written';
  } catch (error) {
    if (error instanceof ParseFailure) return error.code;
    throw error;
  }
};
const withDocument = (document: string | Uint8Array) => wordPackage({ document });

describe('a file that is no usable Word file is refused with a word:', () => {
  const entity = `<!DOCTYPE a [<!ENTITY x "x"><!ENTITY y "&x;&x;&x;">]>`;
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['nothing', () => Buffer.alloc(0), 'file_damaged'],
    ['bytes of no meaning', () => Buffer.alloc(5000, 0xff), 'file_damaged'],
    [
      'a zip without a main part',
      () => wordPackage({ document: '', parts: { 'word/document.xml': null } }),
      'file_damaged',
    ],
    ['an empty main part', () => withDocument(''), 'file_damaged'],
    ['a main part cut off', () => withDocument(mainPart(HARD_BODY).slice(0, 3000)), 'file_damaged'],
    ['a main part that is no Word', () => withDocument('<html><p>x</p></html>'), 'file_damaged'],
    ['text that is no UTF-8', () => withDocument(Buffer.from([0x3c, 0xff, 0xfe, 0x61])), 'file_damaged'],
    ['a document type', () => withDocument(`${entity}<w:document xmlns:w="${WORD}"/>`), 'file_unsafe'],
    [
      'entities that unfold',
      () => withDocument(`${entity}<w:document xmlns:w="${WORD}">&y;</w:document>`),
      'file_unsafe',
    ],
    [
      'an unknown entity',
      () => withDocument(`<w:document xmlns:w="${WORD}">&nbsp;</w:document>`),
      'file_damaged',
    ],
    [
      'endless nesting',
      () => withDocument(mainPart('<w:sdt>'.repeat(9000) + '</w:sdt>'.repeat(9000))),
      'file_unsafe',
    ],
    [
      'a part that unfolds to too much',
      () => withDocument(Buffer.alloc(70 * 1024 * 1024, 0x20)),
      'file_unsafe',
    ],
    [
      'a main part outside of the package',
      () => wordPackage({ document: mainPart(''), parts: { '_rels/.rels': rels('../../../etc/passwd') } }),
      'file_damaged',
    ],
    [
      'comments with a document type',
      () => wordPackage({ document: mainPart(HARD_BODY), comments: `${entity}<a/>` }),
      'file_unsafe',
    ],
    [
      'two main parts',
      () => wordPackage({ document: mainPart(HARD_BODY), parts: { 'WORD/Document.xml': mainPart('') } }),
      'file_unsafe',
    ],
    ['entries that share their bytes', () => sharedEntries(), 'file_unsafe'],
  ])('%s', async (_, make, code) => {
    expect(await failureOf(await make())).toBe(code);
  });
});

/** A thousand names for the same bytes. */
function sharedEntries(): Buffer {
  const data = deflateRawSync(Buffer.alloc(100_000, 0x61));
  const name = Buffer.from('word/document.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt32LE(100_000, 22);
  local.writeUInt16LE(name.length, 26);
  const body = Buffer.concat([local, name, data]);
  const entries = Array.from({ length: 1000 }, (_, index) => {
    const central = Buffer.alloc(46);
    const own = Buffer.from(`part${index}.xml`);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(data.length, 20);
    central.writeUInt32LE(100_000, 24);
    central.writeUInt16LE(own.length, 28);
    return Buffer.concat([central, own]);
  });
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1000, 8);
  end.writeUInt16LE(1000, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, directory, end]);
}

test('a file with some of its bytes turned over is written or refused, and never a fault', async () => {
  const whole = await wordPackage({ document: mainPart(HARD_BODY), comments: HARD_COMMENTS });
  const seen = new Set<string>();
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = seededRandom(seed);
    const bytes = Buffer.from(whole);
    for (let flip = 0; flip <= random(4); flip += 1) bytes[random(bytes.length)] = random(256);
    seen.add(await failureOf(seed % 5 === 0 ? bytes.subarray(0, random(bytes.length)) : bytes));
  }
  expect(
    [...seen].every((outcome) => /^(?:written|file_damaged|file_unsafe|file_password)$/.test(outcome)),
  ).toBe(true);
  expect(seen).toContain('file_damaged');
});
