import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What the server does wrong. `cutOff` breaks bodies off after half; `slow` holds answers until the mode changes;
 * `lostAnswer` completes an upload and drops the connection instead of saying so.
 */
export type S3Fault = 'none' | 'error' | 'slow' | 'cutOff' | 'full' | 'noBucket' | 'lostAnswer';

/** A small S3-compatible server for tests: objects in memory, requests only with a right signature. */
export interface S3Server {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  objects: Map<string, Buffer>;
  /** Multipart uploads that were begun and neither completed nor aborted. */
  unfinished: Map<string, Map<number, Buffer>>;
  requests: { method: string; key: string }[];
  setFault(fault: S3Fault): void;
  close(): Promise<void>;
}

const ACCESS = {
  bucket: 'mingfa-test',
  region: 'test-1',
  accessKeyId: 'test-key',
  secretAccessKey: 'test/secret+key',
};

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const unfinished: S3Server['unfinished'] = new Map();
  const requests: S3Server['requests'] = [];
  let fault: S3Fault = 'none';
  const held = new Set<() => void>();

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else if (error instanceof Refusal) sendError(response, error);
      else sendError(response, new Refusal(500, 'InternalError', String(error)));
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const address = new URL(request.url ?? '/', 'http://s3');
    const [, bucket, ...rest] = address.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    requests.push({ method: request.method ?? '', key });
    if (fault === 'slow') await new Promise<void>((resolve) => held.add(resolve));
    if (fault === 'error') throw new Refusal(500, 'InternalError', 'told to fail');
    if (fault === 'full' && request.method !== 'GET') throw new Refusal(507, 'XMinioStorageFull', 'no room');
    const problem = checkSignature(request, address, body);
    if (problem) throw new Refusal(403, 'SignatureDoesNotMatch', problem);
    if (bucket !== ACCESS.bucket || fault === 'noBucket')
      throw new Refusal(404, 'NoSuchBucket', 'no such bucket');
    const uploadId = address.searchParams.get('uploadId');
    switch (request.method) {
      case 'PUT':
        return putObject(response, key, body, uploadId, Number(address.searchParams.get('partNumber')));
      case 'POST':
        return postObject(response, key, body, uploadId);
      case 'DELETE':
        if (uploadId) unfinished.delete(uploadId);
        else objects.delete(key);
        response.writeHead(204).end();
        return;
      default:
        return getObject(request, response, key);
    }
  }

  function putObject(
    response: ServerResponse,
    key: string,
    body: Buffer,
    uploadId: string | null,
    part: number,
  ): void {
    if (uploadId === null) objects.set(key, body);
    else {
      const parts = unfinished.get(uploadId);
      if (!parts) throw new Refusal(404, 'NoSuchUpload', 'no such upload');
      parts.set(part, body);
    }
    response.writeHead(200, { etag: etagOf(body) }).end();
  }

  function postObject(response: ServerResponse, key: string, body: Buffer, uploadId: string | null): void {
    if (uploadId === null) {
      const id = randomUUID();
      unfinished.set(id, new Map());
      sendXml(
        response,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
      return;
    }
    const parts = unfinished.get(uploadId);
    if (!parts) throw new Refusal(404, 'NoSuchUpload', 'no such upload');
    const listed = [...body.toString().matchAll(/<Part>.*?<\/Part>/gs)].map(([xml]) => ({
      number: Number(/<PartNumber>(\d+)/.exec(xml)?.[1]),
      etag: /<ETag>(.*?)<\/ETag>/.exec(xml)?.[1]?.replaceAll('&quot;', '"'),
    }));
    const content: Buffer[] = [];
    for (const [index, { number, etag }] of listed.entries()) {
      const part = parts.get(number);
      if (!part || etagOf(part) !== etag) throw new Refusal(400, 'InvalidPart', `part ${number}`);
      if (index < listed.length - 1 && part.length < 5 * 1024 * 1024)
        throw new Refusal(400, 'EntityTooSmall', `part ${number}`);
      content.push(part);
    }
    objects.set(key, Buffer.concat(content));
    unfinished.delete(uploadId);
    if (fault === 'lostAnswer') return void response.destroy();
    sendXml(response, '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>');
  }

  function getObject(request: IncomingMessage, response: ServerResponse, key: string): void {
    const content = objects.get(key);
    if (!content) throw new Refusal(404, 'NoSuchKey', 'no such key');
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    if (range && Number(range[1]) >= content.length)
      throw new Refusal(416, 'InvalidRange', 'not satisfiable');
    const part = range ? content.subarray(Number(range[1]), Number(range[2]) + 1) : content;
    response.writeHead(range ? 206 : 200, { 'content-length': part.length, etag: etagOf(content) });
    if (request.method === 'HEAD') return void response.end();
    if (fault !== 'cutOff') return void response.end(part);
    response.write(part.subarray(0, Math.floor(part.length / 2)), () => response.destroy());
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...ACCESS,
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    unfinished,
    requests,
    setFault(next) {
      fault = next;
      for (const release of held) release();
      held.clear();
    },
    close() {
      for (const release of held) release();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** What is wrong with a request's AWS Signature Version 4, or null. */
function checkSignature(request: IncomingMessage, address: URL, body: Buffer): string | null {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!found) return 'no signature';
  const [, accessKeyId, day = '', region = '', signedHeaders = '', signature] = found;
  if (accessKeyId !== ACCESS.accessKeyId || region !== ACCESS.region) return 'another key or region';
  const payload = String(request.headers['x-amz-content-sha256'] ?? '');
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'another body';
  const time = String(request.headers['x-amz-date'] ?? '');
  const query = [...address.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
    .join('');
  const canonical = [request.method, address.pathname, query, headers, signedHeaders, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(
    (previous, part) => hmac(previous, part),
    hmac(hmac(`AWS4${ACCESS.secretAccessKey}`, day), region),
  );
  return hmac(key, text).toString('hex') === signature ? null : 'the signature does not match';
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sendXml(response: ServerResponse, xml: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${xml}`);
}

class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

function sendError(response: ServerResponse, { status, code, message }: Refusal): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`);
}
