import { getRecordingAddresses, getWaveform, type RecordingDetail } from '@mingfa/contract/recording';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useEndpoint } from '../../../lib/query.ts';
import { type PlayerState, RecordingPlayer } from '../model/player.ts';
import { tellHeard } from '../model/tell-heard.ts';

/** Addresses are asked for anew before they end. */
const RENEWED_EVERY_MS = 10 * 60_000;

/** Plays a recording: its files as one, along its waveform. */
export function usePlayer({ recordingId, stage, fileList }: RecordingDetail) {
  const params = { recordingId };
  const isProbed = stage !== 'stored' && fileList.some(({ isPlayable }) => isPlayable);
  const addresses = useEndpoint(
    getRecordingAddresses,
    { params },
    { staleTime: 0, refetchInterval: RENEWED_EVERY_MS, enabled: isProbed },
  );
  const isMeasured = stage !== 'stored' && stage !== 'probed';
  const waveform = useEndpoint(
    getWaveform,
    { params },
    { staleTime: Number.POSITIVE_INFINITY, enabled: isMeasured },
  );
  const { refetch } = addresses;
  const [player, setPlayer] = useState<RecordingPlayer | null>(null);
  useEffect(() => {
    const made = new RecordingPlayer(new Audio(), () => void refetch(), tellHeard);
    setPlayer(made);
    return () => made.dispose();
  }, [refetch]);
  const items = addresses.data?.items;
  useEffect(() => {
    if (player && items)
      player.setFiles(
        items.map(({ fileId, play, offsetMs, durationMs }) => ({
          fileId,
          address: play,
          offsetMs,
          durationMs,
        })),
      );
  }, [player, items]);
  const silences = waveform.data?.silences;
  useEffect(() => {
    if (player && silences) player.setSilences(silences);
  }, [player, silences]);
  return { player, addresses, waveform, isMeasured };
}

/** What {@link usePlayer} gives. */
export type OpenPlayer = ReturnType<typeof usePlayer>;

/** A part of what the player tells; drawn anew only when that part is another. */
export function usePlayerPart<Part>(player: RecordingPlayer, part: (state: PlayerState) => Part): Part {
  return useSyncExternalStore(player.subscribe, () => part(player.read()));
}
