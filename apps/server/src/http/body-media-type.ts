import type { Endpoint } from '@mingfa/contract/endpoint';

const BODY_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  binary: 'application/octet-stream',
} as const;

/** The media type an endpoint's body must have. */
export function bodyMediaType(endpoint: Endpoint): string {
  return BODY_TYPES[endpoint.bodyType ?? 'json'];
}
