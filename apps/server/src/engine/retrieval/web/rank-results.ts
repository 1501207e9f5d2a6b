import type { WebHit } from '../../../ports/web-search.ts';

/** A page that was found, once. */
export interface RankedHit extends WebHit {
  score: number;
  /** Of an authority of the state. */
  isOfficial: boolean;
}

/** How fast a place in a list loses its worth. */
const EVEN = 10;
/** Authorities come first among equals, not before what fits much better. */
const OFFICIAL_WORTH = 1.25;
/** What sites add to say where a reader came from. */
const TRACKING = /^(?:utm_\w+|spm|from|source|share\w*|wfr|for|isappinstalled|scene|timestamp)$/i;

/** Courts, the congress, procuratorates and the government stand under gov.cn. */
const isOfficial = (address: string): boolean =>
  /(?:^|\.)gov\.cn$/.test(URL.parse(address)?.hostname.replace(/\.$/, '') ?? '');

/** Puts the lists of several queries into one, every page once, best first. */
export function rankResults(lists: readonly (readonly WebHit[])[]): RankedHit[] {
  const found = new Map<string, RankedHit>();
  for (const list of lists) {
    for (const [place, hit] of list.entries()) {
      const key = keyOf(hit.address);
      const held = found.get(key) ?? { ...hit, score: 0, isOfficial: isOfficial(hit.address) };
      held.score += (held.isOfficial ? OFFICIAL_WORTH : 1) / (EVEN + place);
      // https says who answers.
      if (hit.address.startsWith('https:') && !held.address.startsWith('https:')) held.address = hit.address;
      found.set(key, held);
    }
  }
  return withoutCopies([...found.values()].sort((a, b) => b.score - a.score));
}

/** The same page, however its address is written. */
function keyOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const told = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).sort();
  const path = url.pathname.replace(/\/(?:index\.\w{3,5})?$/, '');
  return `${url.hostname.replace(/^(?:www|m|wap)\./, '')}${path}?${new URLSearchParams(told)}`;
}

/** An article that other sites copied: its title and how it begins are the same. */
function withoutCopies(hits: readonly RankedHit[]): RankedHit[] {
  const seen = new Set<string>();
  return hits.filter(({ title, snippet }) => {
    const words = `${title}${snippet}`.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 120);
    if (words.length < 40) return true;
    return seen.has(words) ? false : seen.add(words);
  });
}
