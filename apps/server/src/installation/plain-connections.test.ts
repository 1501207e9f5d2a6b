import { expect, test } from 'vitest';
import { readEnvironment } from '../env.ts';
import { plainConnections } from './plain-connections.ts';

const told = (variables: Record<string, string>) => plainConnections(readEnvironment(variables));

test('what stays on this machine, or is encrypted, is not told of', () => {
  expect(told({})).toEqual([]);
  expect(
    told({
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://law.example.com',
      MODEL_BASE_URL: 'http://localhost:11434/v1',
      EMBEDDING_BASE_URL: 'http://[::1]:8080',
      S3_ENDPOINT: 'https://store.example.com',
      DATABASE_URL: 'postgres://mingfa@db.example.com/mingfa?sslmode=verify-full',
    }),
  ).toEqual([]);
  expect(told({ DATABASE_URL: 'postgres://mingfa@127.0.0.1/mingfa' })).toEqual([]);
  expect(told({ DATABASE_URL: 'postgres:///mingfa?host=/var/run/postgresql' })).toEqual([]);
});

test('what crosses a network in plain text is told by its variable', () => {
  expect(
    told({
      HOST: '0.0.0.0',
      PUBLIC_URL: 'http://law.lan',
      MODEL_BASE_URL: 'http://10.0.0.5:8000/v1',
      SMS_WEBHOOK_URL: 'http://sms.lan/send',
      DATABASE_URL: 'postgres://mingfa@10.0.0.6/mingfa',
    }),
  ).toEqual(['HOST', 'MODEL_BASE_URL', 'SMS_WEBHOOK_URL', 'DATABASE_URL']);
});
