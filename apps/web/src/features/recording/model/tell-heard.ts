/**
 * Lets the custody log know of a listening that needs no bytes of the server: a short recording is held by the browser whole, and heard
 * again hours later without a request. One byte is asked for past every cache; the server writes what it has not written within the hour.
 */
export function tellHeard(address: string): void {
  // Who is offline hears what is held; nobody is there to be told.
  fetch(address, { headers: { range: 'bytes=0-0' }, cache: 'no-store' }).catch(() => undefined);
}
