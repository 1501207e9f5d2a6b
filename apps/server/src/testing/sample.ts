import type { SampleWorld } from './sample-world.ts';
import type { TestRequest } from './test-app.ts';

/** Who calls, in the walks over all endpoints. */
export type Who = 'nobody' | 'guest' | 'other' | 'administrator' | 'owner';

/** A request an endpoint answers with 2xx to its owner. */
export interface Sample {
  request(world: SampleWorld): Promise<TestRequest> | TestRequest;
  /** It names a thing of the owner's, which everybody else must find missing. */
  ofOwner?: boolean;
  /** Where the declared access is not all that decides. */
  expect?: Partial<Record<Who, number>>;
  /** Makes room for the owner's request. */
  beforeOwner?(world: SampleWorld): Promise<void>;
}
