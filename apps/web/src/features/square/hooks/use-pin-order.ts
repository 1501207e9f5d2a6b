import { type ListedClone, listPinnedClones, orderPins } from '@mingfa/contract/clone-square';
import { useState } from 'react';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../lib/query.ts';
import { movePin } from '../model/move-pin.ts';

/** The clones of the home screen in the reader's order, and how one is moved. */
export function usePinOrder(pins: readonly ListedClone[]) {
  /** As it is being changed; null: as it is kept. */
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const order = useEndpointMutation(orderPins, {
    onError: toastFailure,
    onSettled: async () => {
      await refreshEndpoints(listPinnedClones);
      setIds(null);
    },
  });
  const shown = ids ?? pins.map(({ appId }) => appId);
  const known = new Map(pins.map((pin) => [pin.appId, pin]));
  return {
    pins: shown.flatMap((appId) => known.get(appId) ?? []),
    /** Shows it at another place. */
    move: (appId: string, place: number) => setIds(movePin(shown, appId, place)),
    /** Keeps the order that is shown, or one with a last move. */
    keep(appId?: string, place = 0) {
      const appIds = appId === undefined ? [...shown] : movePin(shown, appId, place);
      if (appId === undefined && ids === null) return;
      setIds(appIds);
      order.mutate({ body: { appIds } });
    },
  };
}
