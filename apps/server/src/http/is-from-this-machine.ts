import type { FastifyRequest } from 'fastify';

/** What a proxy in front adds: it may stand on this machine while its visitors do not. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Whether a program on this machine asks, and no proxy for somebody else. Only the connection itself is believed. */
export function isFromThisMachine({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  const { remoteAddress, localAddress } = socket;
  if (!remoteAddress) return false;
  // A server that listens on one address of its own is reached from here by that one.
  return /^(::ffff:)?127\.|^::1$/.test(remoteAddress) || remoteAddress === localAddress;
}
