/** What depends on the installation's secret key. */
export interface Secrets {
  /** Seals a text for storage (AES-256-GCM). */
  encryptSecret(text: string): string;
  /** Opens what `encryptSecret` sealed. @throws Error when it was sealed with another key or changed */
  decryptSecret(sealed: string): string;
  /** A keyed hash for one purpose, url-safe: for signatures, and for values that must be found but not read. */
  sign(purpose: string, text: string): string;
}
