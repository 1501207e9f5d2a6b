import { expect, test } from 'vitest';
import { isOnThisHost } from './is-on-this-host.ts';

test.each([
  'http://localhost:11434/v1',
  'http://LOCALHOST./v1',
  'http://models.localhost/v1',
  'http://127.0.0.1:9099/v1',
  'http://127.8.0.1',
  'http://2130706433/v1',
  'http://[::1]:8000/v1',
  'http://[::ffff:127.0.0.1]/v1',
])('%s is on this host', (address) => {
  expect(isOnThisHost(address)).toBe(true);
});

test.each([
  'https://api.deepseek.com',
  'http://192.168.1.20:8000/v1',
  'http://0.0.0.0:8000/v1',
  'http://localhost.example.com',
  'http://127.0.0.1.example.com',
  'http://127.0.0.1@example.com/v1',
  'http://[::2]/',
  'http://host.docker.internal:11434',
  'localhost:11434',
  '',
])('%s is elsewhere', (address) => {
  expect(isOnThisHost(address)).toBe(false);
});
