/** An address as people write it: without a scheme it is one of http, as it always was; sites lead on to https. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  return /^[a-z][a-z0-9+.-]*:(?!\d{1,5}(?:[/?#]|$))/i.test(address) ? address : `http://${address}`;
}

/** An address that only says where pasted text came from: null unless it is one of a page. */
export function asPageAddress(typed: string | null): string | null {
  if (typed === null || typed === '') return null;
  const url = URL.parse(completeAddress(typed));
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  return url.hostname.includes('.') ? url.href : null;
}
