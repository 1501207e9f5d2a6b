import { createHash, randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { FileStore } from '../ports/file-store.ts';

const MEGABYTE = 1024 * 1024;

/** Every implementation of the file store keeps what is said here. */
export function describeFileStore(name: string, store: () => FileStore): void {
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `fil_suite-${keys}`;
  };
  const contentOf = async (key: string, range?: { start: number; end: number }) => {
    const stream = await store().read(key, range);
    return stream && buffer(stream);
  };

  describe(`files in ${name}`, () => {
    test('bytes come back as they were written, and a second writing takes their place', async () => {
      const key = newKey();
      expect(await store().write(key, Buffer.from('第一条'))).toEqual({ bytes: 9 });
      expect((await contentOf(key))?.toString()).toBe('第一条');
      await store().write(key, Buffer.from('第二条和第三条'));
      expect((await contentOf(key))?.toString()).toBe('第二条和第三条');
    });

    test('an empty file is a file', async () => {
      const [bytes, stream] = [newKey(), newKey()];
      await store().write(bytes, Buffer.alloc(0));
      await store().write(stream, Readable.from([]));
      expect(await contentOf(bytes)).toHaveLength(0);
      expect(await contentOf(stream)).toHaveLength(0);
      expect(await contentOf(bytes, { start: 0, end: 0 })).toHaveLength(0);
    });

    test('a stream of unknown length and odd pieces is written whole', async () => {
      const key = newKey();
      const content = randomBytes(19 * MEGABYTE + 123);
      const pieces = function* () {
        for (let at = 0; at < content.length; at += 777_777) yield content.subarray(at, at + 777_777);
      };
      expect(await store().write(key, Readable.from(pieces()))).toEqual({ bytes: content.length });
      const hash = createHash('sha256');
      for await (const chunk of (await store().read(key)) as Readable) hash.update(chunk as Buffer);
      expect(hash.digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
    });

    test('a range is read with its end left out', async () => {
      const key = newKey();
      await store().write(key, Buffer.from('0123456789'));
      expect((await contentOf(key, { start: 2, end: 5 }))?.toString()).toBe('234');
      expect((await contentOf(key, { start: 7, end: 100 }))?.toString()).toBe('789');
      expect(await contentOf(key, { start: 4, end: 4 })).toHaveLength(0);
    });

    test('what is not there is null to read, and no error to remove', async () => {
      const key = newKey();
      expect(await contentOf(key)).toBeNull();
      expect(await contentOf(key, { start: 0, end: 0 })).toBeNull();
      expect(await store().withPath(key, async () => 'used')).toBeNull();
      await store().remove(key);
      await store().write(key, Buffer.from('x'));
      await store().remove(key);
      expect(await contentOf(key)).toBeNull();
      expect(await store().withPath(key, async () => 'used')).toBeNull();
    });

    test('a stream that fails leaves nothing behind, and its own error is told', async () => {
      const key = newKey();
      const broken = Readable.from(
        (function* () {
          yield randomBytes(9 * MEGABYTE);
          throw new Error('the sender went away');
        })(),
      );
      await expect(store().write(key, broken)).rejects.toThrow('the sender went away');
      expect(await contentOf(key)).toBeNull();
    });

    test('a stream that failed before it was read is told of, and ends no process', async () => {
      const dead = new Readable({ read() {} });
      dead.on('error', () => {});
      dead.destroy(new Error('long gone'));
      await expect(store().write(newKey(), dead)).rejects.toThrow('long gone');
      const dying = new Readable({ read() {} });
      const writing = store().write(newKey(), dying);
      dying.destroy(new Error('just now'));
      await expect(writing).rejects.toThrow('just now');
    });

    test('a failed writing leaves the former content', async () => {
      const key = newKey();
      await store().write(key, Buffer.from('former'));
      const broken = new Readable({
        read() {
          this.destroy(new Error('cut off'));
        },
      });
      await expect(store().write(key, broken)).rejects.toThrow('cut off');
      expect((await contentOf(key))?.toString()).toBe('former');
    });

    test('a program gets a path with the content, several at once, and its result comes back', async () => {
      const key = newKey();
      const content = randomBytes(3 * MEGABYTE);
      await store().write(key, content);
      const sizes = await Promise.all(
        [1, 2, 3].map(() =>
          store().withPath(key, async (path) => {
            expect((await readFile(path)).equals(content)).toBe(true);
            return (await stat(path)).size;
          }),
        ),
      );
      expect(sizes).toEqual([content.length, content.length, content.length]);
      await store().write(key, Buffer.from('new'));
      expect(await store().withPath(key, (path) => readFile(path, 'utf8'))).toBe('new');
      await expect(store().withPath(key, () => Promise.reject(new Error('its own')))).rejects.toThrow(
        'its own',
      );
    });

    test('the same key written by several at once holds one of them, whole', async () => {
      const key = newKey();
      const contents = ['a', 'b', 'c', 'd'].map((letter) => Buffer.alloc(100_000, letter));
      await Promise.all(contents.map((content) => store().write(key, Readable.from([content]))));
      const found = await contentOf(key);
      expect(contents.some((content) => found?.equals(content))).toBe(true);
    });

    test('a key cannot leave the store', async () => {
      for (const key of ['../../etc/passwd', 'a/../../b', '', 'x'.repeat(200), 'fil_\u0000x'])
        await expect(store().write(key, Buffer.from('x'))).rejects.toThrow();
    });
  });
}
