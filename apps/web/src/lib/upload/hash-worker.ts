import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

export interface HashRequest {
  id: number;
  file: Blob;
}
export type HashReply =
  | { id: number; hashedBytes: number }
  | { id: number; sha256: string }
  | { id: number; failed: true };

// `crypto.subtle` wants the whole file in memory, and does not exist over plain HTTP on a local network.
async function hash(file: Blob, onBytes: (bytes: number) => void): Promise<string> {
  const state = sha256.create();
  const reader = file.stream().getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytesToHex(state.digest());
    state.update(value);
    bytes += value.byteLength;
    onBytes(bytes);
  }
}

const reply = (message: HashReply) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<HashRequest>) => {
  hash(data.file, (hashedBytes) => reply({ id: data.id, hashedBytes })).then(
    (value) => reply({ id: data.id, sha256: value }),
    () => reply({ id: data.id, failed: true }),
  );
});
