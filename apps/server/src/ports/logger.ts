/** Structured logs. Never pass personal data or the text of messages. */
export interface Logger {
  debug(values: object, message: string): void;
  info(values: object, message: string): void;
  warn(values: object, message: string): void;
  error(values: object, message: string): void;
  child(values: Record<string, unknown>): Logger;
}
