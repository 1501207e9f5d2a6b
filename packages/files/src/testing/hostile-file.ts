/** A file that is out to do harm, and what may come of it: codes it may fail with, or words that must be read from it. */
export interface HostileFile {
  what: string;
  name: string;
  make(): Buffer | string | Promise<Buffer | string>;
  /** Absent: it must be readable. */
  fails?: readonly string[];
  /** Stands in what is read when it is read. */
  words?: string;
  ignored?: readonly string[];
}
