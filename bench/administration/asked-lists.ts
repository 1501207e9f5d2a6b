import { COMMENTED_CLONE } from '../../apps/server/src/testing/seed-administered-lists.ts';

/** A list as it is asked: by the index of the request, so that no page is read twice in a row. */
export interface AskedList {
  what: string;
  path: (index: number) => string;
}

const JOB_KINDS = ['review', 'document.read', 'golden'];

/**
 * Every list of the administration over so many rows: its first pages, one in the middle and the last ones, each filter, and where it
 * can be searched a rare word, one in every fifth row and one in every row.
 */
export function askedLists(rows: number): AskedList[] {
  return [
    ...pagesOf('users', '/v1/admin/user/list', rows),
    ...filtered('users', '/v1/admin/user/list', [
      'state=locked',
      'state=open',
      'vip=yes',
      'role=user',
      'role=admin',
      'role=guest',
    ]),
    ...searched('users', '/v1/admin/user/list', {
      rare: (index) => `律师${index * 97 + 12_345}`,
      'of every fifth': () => '张律师',
      'of every one': () => '律师',
      'a number': (index) => `1${3_000_000_000 + (index + 1) * 7919}`,
      'a part of many numbers': (index) => `${3000 + index}`,
      nowhere: (index) => `无此人${index}`,
    }),
    ...pagesOf('invite codes', '/v1/admin/invite/list', rows),
    ...pagesOf('requests for codes', '/v1/admin/invite/request/list', rows),
    ...filtered('requests for codes', '/v1/admin/invite/request/list', [
      'state=open',
      'state=approved',
      'state=refused',
    ]),
    ...searched('requests for codes', '/v1/admin/invite/request/list', {
      rare: (index) => `申请人${index * 97 + 12_345}`,
      'of every fifth': () => '张申请',
      'of every one': () => '申请人',
      'a number': (index) => `1${3_000_000_000 + (index + 1) * 7919}`,
      nowhere: (index) => `无此人${index}`,
    }),
    ...pagesOf('feedback', '/v1/admin/feedback/list', rows),
    ...filtered('feedback', '/v1/admin/feedback/list', ['state=new', 'kind=wish', 'state=new&kind=wish']),
    ...searched('feedback', '/v1/admin/feedback/list', {
      rare: (index) => `第${index * 313 + 20_000}次`,
      'of every fifth': () => '法条已经废止',
      'of every one': () => '请核对',
      nowhere: (index) => `没有人说过${index}`,
    }),
    ...pagesOf('audit', '/v1/admin/audit/list', rows),
    ...filtered('audit', '/v1/admin/audit/list', [
      'thingKind=clone',
      'action=deleted',
      'thingKind=clone&action=deleted',
      'from=2025-03-01T00:00:00Z&to=2025-03-08T00:00:00Z',
    ]),
    {
      what: 'audit, of a person',
      path: (index) => `/v1/admin/audit/list?person=usr_bench_${String(index + 100).padStart(7, '0')}`,
    },
    { what: 'audit, of a thing', path: (index) => `/v1/admin/audit/list?thingId=thing_${index + 100}` },
    { what: 'jobs, first', path: () => '/v1/admin/job/list' },
    ...['failed', 'waiting', 'working'].map((state) => ({
      what: `jobs, ${state}`,
      path: () => `/v1/admin/job/list?state=${state}`,
    })),
    ...JOB_KINDS.map((kind) => ({
      what: `jobs, waiting, ${kind}`,
      path: () => `/v1/admin/job/list?state=waiting&kind=${kind}`,
    })),
    { what: 'jobs, further on', path: (index) => `/v1/admin/job/list?after=failed.${rows - index * 37}` },
    { what: 'jobs, the last', path: (index) => `/v1/admin/job/list?after=waiting.${index + 25}` },
    ...pagesOf('shares', '/v1/admin/share/list', rows),
    {
      what: 'shares, of an address',
      path: (index) => `/v1/admin/share/list?shareId=shr_bench_${String(index + 100).padStart(7, '0')}`,
    },
    ...pagesOf('clean copies', '/v1/admin/labels/clean-copies', rows),
    ...pagesOf('clones that wait', '/v1/admin/clone/waiting/list', rows),
    ...pagesOf('comments that were reported', `/v1/brain_app/comment/list?appId=${COMMENTED_CLONE}`, rows),
    ...filtered('comments that were reported', `/v1/brain_app/comment/list?appId=${COMMENTED_CLONE}`, [
      'sort=old',
      'sort=rated',
    ]),
    ...pagesOf('imports of laws', '/v1/law/import/list', rows),
    { what: 'overview', path: () => '/v1/admin/overview' },
  ];
}

const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

function pagesOf(list: string, path: string, rows: number): AskedList[] {
  const page = (number: number) => withQuery(path, `page=${Math.max(1, number)}&pageSize=20`);
  const pages = Math.floor(rows / 20);
  return [
    { what: `${list}, first`, path: (index) => page((index % 10) + 1) },
    { what: `${list}, in the middle`, path: (index) => page(Math.floor(pages / 2) + index) },
    { what: `${list}, last`, path: (index) => page(pages - index - 10) },
  ];
}

const filtered = (list: string, path: string, queries: readonly string[]): AskedList[] =>
  queries.map((query) => ({
    what: `${list}, ${query}`,
    path: (index) => withQuery(path, `${query}&page=${(index % 10) + 1}&pageSize=20`),
  }));

const searched = (
  list: string,
  path: string,
  words: Readonly<Record<string, (index: number) => string>>,
): AskedList[] =>
  Object.entries(words).map(([kind, wordOf]) => ({
    what: `${list}, searched: ${kind}`,
    path: (index) => withQuery(path, `q=${encodeURIComponent(wordOf(index))}`),
  }));
