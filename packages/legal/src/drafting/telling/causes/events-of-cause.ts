/** A trouble by the events that make it: without the first nothing is of it, each further one that is told makes it likelier. */
export interface EventsOfCause {
  name: string;
  needs: RegExp;
  also: readonly RegExp[];
  /** Words of another trouble in which the same events are told. */
  not?: RegExp;
  /** It is it wherever its first event is told. */
  isSure?: true;
}
