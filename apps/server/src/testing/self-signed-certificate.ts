import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';

/** A certificate that nobody vouches for, made anew, for servers of tests. In PEM. */
export function selfSignedCertificate(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  const algorithm = sequence(objectId('2a8648ce3d040302')); // ecdsa-with-SHA256
  const subject = sequence(tag(0x31, sequence(objectId('550403'), tag(0x0c, Buffer.from(name))))); // commonName
  const validity = sequence(tag(0x17, Buffer.from('200101000000Z')), tag(0x17, Buffer.from('491231235959Z')));
  const names = sequence(tag(0x82, Buffer.from(name)));
  const extension = sequence(objectId('551d11'), tag(0x04, names)); // subjectAltName
  const content = sequence(
    tag(0xa0, tag(0x02, Buffer.from([2]))),
    tag(0x02, Buffer.from([1])),
    algorithm,
    subject,
    validity,
    subject,
    publicKey,
    tag(0xa3, sequence(extension)),
  );
  const signature = sign('sha256', content, createPrivateKey(privateKey));
  const certificate = sequence(content, algorithm, tag(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey,
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}

const sequence = (...parts: Buffer[]) => tag(0x30, ...parts);
const objectId = (hex: string) => tag(0x06, Buffer.from(hex, 'hex'));

/** One value in DER. */
function tag(type: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([type, ...size]), content]);
}
