import { type RequestEnvironment, setRequestEnvironment } from '../lib/request-environment.ts';

/** Requests of a test: in Chinese, with a session, and nobody is told anything. */
export function setQuietEnvironment(changes: Partial<RequestEnvironment> = {}): void {
  setRequestEnvironment({
    language: () => 'zh-CN',
    ensureSession: async () => null,
    sessionEnded: () => {},
    tooFrequent: () => {},
    failedText: (path) => path,
    ...changes,
  });
}
