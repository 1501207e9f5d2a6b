import type { Endpoint, EndpointOutput } from '@mingfa/contract/endpoint';
import {
  QueryClient,
  queryOptions,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { AppRequestError } from './api-answer.ts';
import { requestData } from './client.ts';
import type { LooseRequest, RequestOf } from './prepared-request.ts';

/** Only what may pass by itself is asked again; a 4xx stays what it is. */
function worthRetrying(count: number, error: Error): boolean {
  if (!(error instanceof AppRequestError) || error.failure.silent) return false;
  const { httpStatus } = error.failure;
  return count < 1 && (httpStatus === null || httpStatus >= 500);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthRetrying, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});

/** The cache key of a read. Without a request: of all reads of that endpoint, for `invalidateQueries`. */
export function endpointKey(definition: Endpoint, request?: LooseRequest): readonly unknown[] {
  if (!request) return [definition.path];
  const { params = null, query = null, body } = request;
  return [definition.path, params, query, ...(body === undefined ? [] : [body])];
}

/** What has been read of these is read again, where it is shown. */
export async function refreshEndpoints(...endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(
    endpoints.map((endpoint) => queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) })),
  );
}

/** Query options of a GET endpoint; they pass TanStack's signal on, so that a dropped read is really dropped. */
export function endpointQuery<Definition extends Endpoint>(
  definition: Definition,
  request: RequestOf<Definition>,
) {
  return queryOptions<EndpointOutput<Definition>, AppRequestError>({
    queryKey: endpointKey(definition, request as LooseRequest),
    queryFn: ({ signal }) => requestData(definition, request, { signal }),
    meta: { access: definition.access },
  });
}

type Extra<Data> = Omit<UseQueryOptions<Data, AppRequestError>, 'queryKey' | 'queryFn'>;

export function useEndpoint<Definition extends Endpoint>(
  definition: Definition,
  request: RequestOf<Definition>,
  extra: Extra<EndpointOutput<Definition>> = {},
) {
  return useQuery<EndpointOutput<Definition>, AppRequestError>({
    ...endpointQuery(definition, request),
    ...extra,
  });
}

/** Two presses share one outcome; what follows from it is done for it once. */
function useOncePerOutcome() {
  const [done] = useState(() => new WeakMap<object, Set<string>>());
  return (step: string, outcome: unknown): boolean => {
    if (typeof outcome !== 'object' || outcome === null) return true;
    const steps = done.get(outcome) ?? new Set();
    if (steps.has(step)) return false;
    done.set(outcome, steps.add(step));
    return true;
  };
}

/** A write as a mutation: `mutate({ body: … })`. */
export function useEndpointMutation<Definition extends Endpoint>(
  definition: Definition,
  extra: Omit<
    UseMutationOptions<EndpointOutput<Definition>, AppRequestError, RequestOf<Definition>>,
    'mutationFn'
  > = {},
) {
  const isFirst = useOncePerOutcome();
  return useMutation<EndpointOutput<Definition>, AppRequestError, RequestOf<Definition>>({
    mutationFn: (request) => requestData(definition, request),
    ...extra,
    onSuccess: (...about) => (isFirst('success', about[0]) ? extra.onSuccess?.(...about) : undefined),
    onError: (...about) => (isFirst('error', about[0]) ? extra.onError?.(...about) : undefined),
    onSettled: (...about) =>
      isFirst('settled', about[0] ?? about[1]) ? extra.onSettled?.(...about) : undefined,
  });
}
