import BackwardOutlined from '@ant-design/icons/BackwardOutlined';
import CaretRightFilled from '@ant-design/icons/CaretRightFilled';
import ForwardOutlined from '@ant-design/icons/ForwardOutlined';
import PauseOutlined from '@ant-design/icons/PauseOutlined';

import { formatTime } from '@mingfa/contract/labels/time-labels';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../components/error-state.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { type OpenPlayer, usePlayerPart } from '../../hooks/use-player.ts';
import type { RecordingPlayer } from '../../model/player.ts';
import styles from './player.module.css';

// The library that draws comes when there is something to draw.
const Waveform = lazy(() => import('./waveform.tsx'));
const STEP_MS = 3_000;
const RATES = ['0.5', '0.75', '1', '1.25', '1.5', '1.75', '2', '2.5', '3'] as const;

interface PlayerBarProps {
  opened: OpenPlayer;
  player: RecordingPlayer;
  durationMs: number;
  /** Measured by how much room packets take, without decoding them. */
  isEstimated: boolean;
  onKeys: () => void;
}

/** The sound along its waveform: play, skip, speed, silence, loop. */
export function PlayerBar({ opened, player, durationMs, isEstimated, onKeys }: PlayerBarProps) {
  const { t } = useTranslation('recording');
  const { waveform, addresses, isMeasured } = opened;
  const isPlaying = usePlayerPart(player, (state) => state.isPlaying);
  const failure = usePlayerPart(player, (state) => state.failure);
  const rate = usePlayerPart(player, (state) => state.rate);
  const skipsSilence = usePlayerPart(player, (state) => state.skipsSilence);
  const isPlayable = addresses.data?.items.some(({ play }) => play !== null) ?? false;
  const isKept = addresses.data?.items.some(({ original }) => original !== null) ?? false;
  const rateName = String(rate);
  const rates = RATES.includes(rateName as (typeof RATES)[number]) ? [...RATES] : [rateName, ...RATES];
  return (
    <section className={styles.player} aria-label={t('player.label')}>
      {waveform.data ? (
        <Suspense fallback={<div className={styles.flat} />}>
          <Waveform player={player} peaks={waveform.data.peaks} durationMs={waveform.data.durationMs} />
        </Suspense>
      ) : (
        <div className={styles.flat}>{isMeasured ? t('player.waveComing') : t('player.waveLater')}</div>
      )}
      <MomentSlider player={player} durationMs={durationMs} />
      {waveform.isError && !waveform.data ? (
        <ErrorState error={waveform.error} onRetry={() => void waveform.refetch()} />
      ) : null}
      <div className={styles.row}>
        <IconButton
          icon={<BackwardOutlined />}
          label={t('player.back')}
          onClick={() => player.skip(-STEP_MS)}
        />
        <Button
          type="primary"
          shape="circle"
          className={styles.play ?? ''}
          icon={isPlaying ? <PauseOutlined /> : <CaretRightFilled />}
          aria-label={t(isPlaying ? 'player.pause' : 'player.play')}
          title={t(isPlaying ? 'player.pause' : 'player.play')}
          disabled={!isPlayable}
          onClick={player.toggle}
        />
        <IconButton
          icon={<ForwardOutlined />}
          label={t('player.forward')}
          onClick={() => player.skip(STEP_MS)}
        />
        <Clock player={player} durationMs={durationMs} />
        <SelectField
          small
          label={t('player.rate')}
          labelPlace="hidden"
          className={styles.rate}
          value={rateName}
          options={rates.map((value) => ({ value, label: t('player.times', { rate: value }) }))}
          onChange={(value) => player.setRate(Number(value))}
        />
        <Button
          size="small"
          className={skipsSilence ? (styles.on ?? '') : ''}
          aria-pressed={skipsSilence}
          onClick={() => player.setSkipsSilence(!skipsSilence)}
        >
          {t('player.skipSilence')}
        </Button>
        <LoopButtons player={player} />
        <span className={styles.spacer} />
        <Button size="small" onClick={onKeys}>
          {t('player.keys')}
        </Button>
      </div>
      {addresses.isError && !addresses.data ? (
        <ErrorState error={addresses.error} onRetry={() => void addresses.refetch()} />
      ) : null}
      {addresses.data && !isPlayable ? (
        <p className={styles.quiet}>{t(isKept ? 'player.notPlayable' : 'player.notKept')}</p>
      ) : null}
      {failure ? (
        <p className={styles.failure} role="alert">
          {t(`player.failure.${failure}`)}
          {failure === 'lost' ? (
            <Button size="small" onClick={player.play}>
              {t('again')}
            </Button>
          ) : null}
        </p>
      ) : null}
      {isEstimated ? <p className={styles.quiet}>{t('player.estimated')}</p> : null}
    </section>
  );
}

function Clock({ player, durationMs }: { player: RecordingPlayer; durationMs: number }) {
  const second = usePlayerPart(player, (state) => Math.floor(state.momentMs / 1000));
  return (
    <span className={styles.clock}>
      <strong>{formatTime(second * 1000)}</strong> / {formatTime(durationMs)}
    </span>
  );
}

function MomentSlider({ player, durationMs }: { player: RecordingPlayer; durationMs: number }) {
  const { t } = useTranslation('recording');
  const second = usePlayerPart(player, (state) => Math.floor(state.momentMs / 1000));
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={t('player.moment')}
      aria-valuetext={formatTime(second * 1000)}
      min={0}
      max={Math.max(1, Math.floor(durationMs / 1000))}
      value={second}
      onChange={({ target }) => player.seek(Number(target.value) * 1000)}
    />
  );
}

/** A passage played again and again: from here, to here; or dragged along the waveform. */
function LoopButtons({ player }: { player: RecordingPlayer }) {
  const { t } = useTranslation('recording');
  const loop = usePlayerPart(player, (state) => state.loop);
  const begin = () => {
    const { momentMs } = player.read();
    player.setLoop({
      startMs: momentMs,
      endMs: Math.max(momentMs + 1000, Math.min(momentMs + 10_000, player.durationMs)),
    });
  };
  if (!loop)
    return (
      <Button size="small" title={t('player.loopHint')} onClick={begin}>
        {t('player.loop')}
      </Button>
    );
  return (
    <>
      <Button
        size="small"
        onClick={() =>
          player.setLoop({ ...loop, endMs: Math.max(loop.startMs + 500, player.read().momentMs) })
        }
      >
        {t('player.loopEnd')}
      </Button>
      <Button size="small" className={styles.on ?? ''} aria-pressed onClick={() => player.setLoop(null)}>
        {t('player.loopOff', { from: formatTime(loop.startMs), to: formatTime(loop.endMs) })}
      </Button>
    </>
  );
}
