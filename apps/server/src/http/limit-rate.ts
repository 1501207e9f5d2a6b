import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../ports/app-error.ts';

export interface RateLimits {
  /** Requests a minute from one address; 0 switches both limits off. */
  perAddress: number;
  /** Requests a minute of one session. */
  perSession: number;
}

export interface RateLimiter {
  countAddress(request: FastifyRequest): Promise<void>;
  countSession(request: FastifyRequest): Promise<void>;
}

/** Counts requests by address (before the token is looked up) and by session. @throws AppError `rate_limited` */
export async function limitRate(app: FastifyInstance, limits: RateLimits): Promise<RateLimiter> {
  if (limits.perAddress === 0) return { countAddress: async () => {}, countSession: async () => {} };
  await app.register(rateLimit, { global: false, cache: 20_000 });
  const limiter = (max: number, options: { keyGenerator?: (request: FastifyRequest) => string }) => {
    const count = app.createRateLimit({ max, timeWindow: 60_000, ...options });
    return async (request: FastifyRequest) => {
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) return;
      const seconds = Math.max(1, result.ttlInSeconds);
      throw new AppError('rate_limited', { seconds }, { retryAfterSeconds: seconds });
    };
  };
  return {
    countAddress: limiter(limits.perAddress, {}),
    countSession: limiter(limits.perSession, {
      keyGenerator: (request) => request.state.caller?.sessionId ?? 'nobody',
    }),
  };
}
