import { crc32 } from 'node:zlib';

/** Signature and header of the picture: what describes it stands behind them. */
const HEAD_BYTES = 8 + 25;
const NAMESPACE = 'http://www.tc260.org.cn/ns/AIGC/1.0/';

/** Adds the implicit label to a PNG as XMP (practice guide TC260-PG-20258A): one element `AIGC` that holds the JSON. */
export function labelPng(content: Uint8Array, value: string): Buffer {
  const before = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return Buffer.concat([before.subarray(0, HEAD_BYTES), xmpChunk(xmpOf(value)), before.subarray(HEAD_BYTES)]);
}

const xmpOf = (value: string): string =>
  `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:TC260="${NAMESPACE}"><TC260:AIGC>${escaped(value)}</TC260:AIGC></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;

/** An iTXt part without compression, language or translated name. */
function xmpChunk(xmp: string): Buffer {
  const data = Buffer.concat([
    Buffer.from('iTXtXML:com.adobe.xmp', 'latin1'),
    Buffer.alloc(5),
    Buffer.from(xmp, 'utf8'),
  ]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length - 4, 0);
  frame.writeUInt32BE(crc32(data), 4);
  return Buffer.concat([frame.subarray(0, 4), data, frame.subarray(4)]);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
