import type { TimeRange } from '@mingfa/contract/evidence';
import { useEffect, useRef } from 'react';
import type WaveSurfer from 'wavesurfer.js';
import { useThemeMode } from '../../../../lib/theme.ts';
import { usePlayerPart } from '../../hooks/use-player.ts';
import { readPeaks } from '../../model/peaks.ts';
import type { RecordingPlayer } from '../../model/player.ts';
import styles from './player.module.css';

const HEIGHT_PX = 64;
/** The loop has one region; it is drawn by dragging. */
const LOOP = 'loop';

interface WaveformProps {
  player: RecordingPlayer;
  peaks: string;
  durationMs: number;
}

/** Draws the stored peaks; a press goes there, a drag chooses a passage that is played again and again. */
export default function Waveform({ player, peaks, durationMs }: WaveformProps) {
  const room = useRef<HTMLDivElement>(null);
  const wave = useRef<WaveSurfer | null>(null);
  const drawLoop = useRef<(loop: TimeRange | null) => void>(() => {});
  const theme = useThemeMode(({ mode }) => mode);
  const momentMs = usePlayerPart(player, (state) => state.momentMs);
  const loop = usePlayerPart(player, (state) => state.loop);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours
  useEffect(() => {
    const container = room.current;
    if (!container) return;
    let isGone = false;
    let made: WaveSurfer | null = null;
    void (async () => {
      const [{ default: Surfer }, { default: Regions }] = await Promise.all([
        import('wavesurfer.js'),
        import('wavesurfer.js/dist/plugins/regions.js'),
      ]);
      if (isGone) return;
      const colours = coloursOf();
      const regions = Regions.create();
      made = Surfer.create({
        container,
        height: HEIGHT_PX,
        peaks: [readPeaks(peaks)],
        duration: durationMs / 1000,
        normalize: true,
        cursorWidth: 2,
        barWidth: 2,
        barGap: 1,
        barRadius: 2,
        dragToSeek: false,
        waveColor: colours.wave,
        progressColor: colours.progress,
        cursorColor: colours.progress,
        plugins: [regions],
      });
      made.on('click', (share) => player.seek(share * durationMs));
      regions.enableDragSelection({ color: colours.loop }, 6);
      regions.on('region-created', (region) => {
        if (region.id === LOOP) return;
        const chosen = rangeOf(region);
        region.remove();
        player.setLoop(chosen);
        player.seek(chosen.startMs);
      });
      regions.on('region-updated', (region) => player.setLoop(rangeOf(region)));
      drawLoop.current = (passage) => {
        const held = regions.getRegions().find(({ id }) => id === LOOP);
        if (!passage) return held?.remove();
        const place = { start: passage.startMs / 1000, end: passage.endMs / 1000 };
        if (held) held.setOptions(place);
        else regions.addRegion({ id: LOOP, color: colours.loop, ...place });
      };
      wave.current = made;
      const surfer = made;
      surfer.on('ready', () => {
        drawLoop.current(player.read().loop);
        surfer.setTime(player.read().momentMs / 1000);
      });
    })();
    return () => {
      isGone = true;
      wave.current = null;
      drawLoop.current = () => {};
      made?.destroy();
    };
  }, [player, peaks, durationMs, theme]);
  useEffect(() => wave.current?.setTime(momentMs / 1000), [momentMs]);
  useEffect(() => drawLoop.current(loop), [loop]);
  // What one sees here is told to others by the slider below it.
  return <div ref={room} className={styles.wave} aria-hidden="true" />;
}

const rangeOf = ({ start, end }: { start: number; end: number }): TimeRange => ({
  startMs: Math.round(start * 1000),
  endMs: Math.round(end * 1000),
});

/** A canvas takes no variables of the style sheet. */
function coloursOf() {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return { wave: read('--line-strong'), progress: read('--primary'), loop: `${read('--primary')}33` };
}
