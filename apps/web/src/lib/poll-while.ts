const POLL_MS = 2_000;

/** For a query's `refetchInterval`: what moves on the server is asked for again every two seconds, and only while it moves. */
export function pollWhile<Data>(isMoving: (data: Data) => boolean) {
  return ({ state: { data } }: { state: { data: Data | undefined } }): number | false =>
    data !== undefined && isMoving(data) ? POLL_MS : false;
}

/** Whether a document, a file or a review is still being worked on. */
export const isMoving = ({ state }: { state: string }): boolean => state === 'waiting' || state === 'working';
