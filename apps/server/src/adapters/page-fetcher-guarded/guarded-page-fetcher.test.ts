import { describe, expect, test } from 'vitest';
import type { AppError } from '../../ports/app-error.ts';
import type { Answer } from '../../testing/invented-internet.ts';
import { html, NAMES, open, PUBLIC, read } from '../../testing/read-invented-page.ts';
import { guardedPageFetcher } from './guarded-page-fetcher.ts';

/** Sends every path on to the next address of the list. */
function chain(...locations: string[]): Answer {
  let turn = 0;
  return (_request, response) => {
    const location = locations[turn];
    turn += 1;
    if (location === undefined) html(response);
    else response.writeHead(302, { location }).end();
  };
}

describe('redirects are held to the same rules:', () => {
  test('five are followed, also relative ones and ones in Chinese', async () => {
    const answer = chain('/2', '3?x=1', '//b.example.com/4', encodeUtf8('/第五'), 'https://a.example.com/6');
    const { page, attempts } = await read('http://a.example.com/1', answer);
    expect(page?.finalAddress).toBe('https://a.example.com/6');
    const [b] = NAMES['b.example.com'];
    expect(attempts).toEqual([
      `${PUBLIC}:80`,
      `${PUBLIC}:80`,
      `${PUBLIC}:80`,
      `${b}:80`,
      `${b}:80`,
      `${PUBLIC}:443`,
    ]);
  });

  test('the sixth is not', async () => {
    const { error, attempts } = await read(
      'http://a.example.com/',
      chain('/1', '/2', '/3', '/4', '/5', '/6'),
    );
    expect([error, attempts.length]).toEqual(['page_unreachable redirects', 6]);
  });

  test('a loop ends', async () => {
    const { error, attempts } = await read('http://a.example.com/', (_request, response) =>
      response.writeHead(301, { location: 'http://a.example.com/' }).end(),
    );
    expect([error, attempts.length]).toEqual(['page_unreachable redirects', 6]);
  });

  const inside = [
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://localhost:8080/',
    '//10.0.0.1/',
    'http://[::ffff:192.168.0.1]/',
    'http://inside.example.com/',
    'http://mixed.example.com/',
    'http://wiki.firm.internal/',
    'http://a.example.com:6379/',
    'http://user:secret@a.example.com/',
    'file:///etc/passwd',
    'gopher://a.example.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://exa mple.com/',
    'http://',
  ];
  for (const location of inside) {
    test(`one to ${location} is refused`, async () => {
      const { error, attempts } = await read('http://a.example.com/', chain(location));
      expect([error, attempts]).toEqual(['address_refused', [`${PUBLIC}:80`]]);
    });
  }

  test('a name is looked up and judged anew at each', async () => {
    const { error, attempts } = await read(
      'http://rebind.example.com/',
      chain('http://rebind.example.com/2'),
    );
    expect([error, attempts]).toEqual(['address_refused', [`${PUBLIC}:80`]]);
  });

  test('one from https to http is refused in words', async () => {
    const { error, attempts } = await read('https://a.example.com/', chain('http://a.example.com/'));
    expect([error, attempts.length]).toEqual(['page_unreachable downgrade', 1]);
  });

  test('a refresh in the page or in a header is none', async () => {
    const { page, attempts } = await read('http://a.example.com/', (_request, response) => {
      response.setHeader('refresh', '0; url=http://127.0.0.1/');
      html(response, '<meta http-equiv="refresh" content="0;url=http://127.0.0.1/">');
    });
    expect(page?.text).toContain('refresh');
    expect(attempts).toEqual([`${PUBLIC}:80`]);
  });
});

describe('hosts an administrator allowed:', () => {
  const allowed = ['wiki.firm.internal', '127.1:9000', 'inside.example.com:8000'];
  test('are opened although they are internal, at the ports that were named', async () => {
    const cases: [string, string | undefined][] = [
      ['http://wiki.firm.internal/a', '10.1.2.3:80'],
      ['http://WIKI.firm.internal./a', '10.1.2.3:80'],
      ['https://wiki.firm.internal:8443/a', '10.1.2.3:8443'],
      ['http://wiki.firm.internal:9000/a', undefined],
      ['http://127.0.0.1:9000/a', '127.0.0.1:9000'],
      ['http://0x7f000001:9000/a', '127.0.0.1:9000'],
      ['http://127.0.0.1/a', undefined],
      ['http://127.0.0.2:9000/a', undefined],
      ['http://inside.example.com:8000/', '10.0.0.7:8000'],
      ['http://inside.example.com/', undefined],
      ['http://evil.wiki.firm.internal/', undefined],
    ];
    for (const [address, to] of cases) {
      const { error, attempts } = await read(address, (_request, response) => html(response), { allowed });
      expect([address, error, attempts]).toEqual([
        address,
        to ? undefined : 'address_refused',
        to ? [to] : [],
      ]);
    }
  });

  test('are no target for the redirect of a public page', async () => {
    const { error, attempts } = await read(
      'http://a.example.com/',
      chain('http://wiki.firm.internal/admin'),
      {
        allowed,
      },
    );
    expect([error, attempts]).toEqual(['address_refused', [`${PUBLIC}:80`]]);
  });

  test('may lead to each other, and outside', async () => {
    const answer = chain('http://127.0.0.1:9000/', 'http://a.example.com/');
    const { attempts } = await read('http://wiki.firm.internal/', answer, { allowed });
    expect(attempts).toEqual(['10.1.2.3:80', '127.0.0.1:9000', `${PUBLIC}:80`]);
  });
});

describe('a request', () => {
  test('carries nothing of the reader or the installation', async () => {
    process.env.HTTP_PROXY = 'http://127.0.0.1:9';
    process.env.NODE_USE_ENV_PROXY = '1';
    const { internet, fetcher } = open((request, response) => {
      if (request.url === '/2') return html(response);
      response.writeHead(302, { location: '/2', 'set-cookie': 'seen=1' }).end();
    });
    await fetcher.fetch('http://a.example.com/1#part');
    delete process.env.HTTP_PROXY;
    delete process.env.NODE_USE_ENV_PROXY;
    expect(internet.attempts.map(({ to }) => to)).toEqual([`${PUBLIC}:80`, `${PUBLIC}:80`]);
    for (const { headers } of internet.requests) {
      expect(Object.keys(headers).sort()).toEqual(
        ['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'user-agent'].sort(),
      );
    }
    expect(internet.requests.map(({ url }) => url)).toEqual(['/1', '/2']);
  });

  test('over https names the host to the connection, which goes to the checked address', async () => {
    const { internet, fetcher } = open((_request, response) => html(response));
    await fetcher.fetch('https://a.example.com/');
    expect(internet.attempts).toEqual([{ to: `${PUBLIC}:443`, secure: true, serverName: 'a.example.com' }]);
  });

  test('tries further addresses of the name, four at most', async () => {
    const { internet } = open((_request, response) => html(response));
    const tried: string[] = [];
    const fetcher = guardedPageFetcher({
      allowedHosts: async () => [],
      resolve: internet.resolve,
      async connect(target, signal) {
        tried.push(target.address);
        if (tried.length < 3) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
        return internet.connect(target, signal);
      },
    });
    expect((await fetcher.fetch('http://many.example.com/')).status).toBe(200);
    expect(tried).toEqual(NAMES['many.example.com']);
  });
});

describe('patience has an end:', () => {
  const slow: [what: string, answer: Answer][] = [
    ['no answer', () => {}],
    ['a head that does not end', (request) => void request.socket.write('HTTP/1.1 200 OK\r\nA: b\r\n')],
    [
      'content that does not end',
      (_request, response) => void response.setHeader('content-type', 'text/html').write('<p>'),
    ],
    [
      'a redirect to one that does not answer',
      (request, response) => {
        if (request.url === '/') response.writeHead(302, { location: '/2' }).end();
      },
    ],
  ];
  for (const [what, answer] of slow) {
    test(what, async () => {
      expect((await read('http://a.example.com/', answer, { timeoutMs: 80 })).error).toBe(
        'page_unreachable timeout',
      );
    });
  }

  test('a name server that does not answer, and a connection that does not open', async () => {
    const never = () => new Promise<never>(() => {});
    const { internet } = open(() => {});
    for (const parts of [
      { resolve: never, connect: internet.connect },
      { resolve: internet.resolve, connect: never },
    ]) {
      const fetcher = guardedPageFetcher({ allowedHosts: async () => [], timeoutMs: 80, ...parts });
      const error = await fetcher.fetch('http://a.example.com/').catch((thrown: AppError) => thrown);
      expect(error).toMatchObject({ code: 'page_unreachable', values: { problem: 'timeout' } });
    }
  });

  test('a reader who leaves ends the request and its connection', async () => {
    for (const sendsHead of [false, true]) {
      const leaving = new AbortController();
      const { internet, fetcher } = open((_request, response) => {
        if (sendsHead) response.setHeader('content-type', 'text/html').write('<p>');
        leaving.abort();
      });
      const error = await fetcher
        .fetch('http://a.example.com/', leaving.signal)
        .catch((thrown: AppError) => thrown);
      expect(error).toMatchObject({ code: 'page_unreachable', values: { problem: 'cancelled' } });
      expect(internet.connections.map(({ destroyed }) => destroyed)).toEqual([true]);
    }
  });

  test('one who has left already opens nothing', async () => {
    const { error, attempts } = await read('http://a.example.com/', () => {}, {
      signal: AbortSignal.abort(),
    });
    expect([error, attempts]).toEqual(['page_unreachable cancelled', []]);
  });

  test('forty readers at once all get their page', async () => {
    const { fetcher } = open((_request, response) => html(response));
    const pages = await Promise.all(Array.from({ length: 40 }, () => fetcher.fetch('http://a.example.com/')));
    expect(pages.every(({ status }) => status === 200)).toBe(true);
  });
});

describe('a broken answer is a clear word:', () => {
  const raw: [what: string, bytes: string][] = [
    ['no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['a head of 20 kB', `HTTP/1.1 200 OK\r\n${'X-Filler: abcdefghij\r\n'.repeat(1000)}\r\n`],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello'],
    [
      'a length and chunks',
      'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ];
  for (const [what, bytes] of raw) {
    test(what, async () => {
      const { error } = await read('http://a.example.com/', (request) => void request.socket.end(bytes));
      expect(error).toBe('page_unreachable response');
    });
  }

  test('a connection that breaks off', async () => {
    const { error } = await read('http://a.example.com/', (request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '100' });
      response.write('<p>', () => request.socket.destroy());
    });
    expect(error).toBe('page_unreachable connection');
  });

  test('a name that does not exist', async () => {
    expect((await read('http://nowhere.example.com/', () => {})).error).toBe('page_unreachable name');
  });
});

/** The beginning of an image. */

function encodeUtf8(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}
