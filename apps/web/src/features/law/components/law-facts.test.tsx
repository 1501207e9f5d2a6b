// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import law from '../../../locales/zh-CN/law.ts';
import { startWords } from '../../../testing/start-words.ts';
import { KITE_LAW } from '../testing/kite-law.ts';
import { LawFacts, type LawText } from './law-facts.tsx';

type Version = NonNullable<LawText['version']>;

const versionOf = (effectiveOn: string, status: Version['status']): Version => ({
  versionId: `ver_${effectiveOn}`,
  label: effectiveOn,
  status,
  promulgatedOn: effectiveOn,
  effectiveOn,
  effectiveApproximate: false,
  repealedOn: null,
  documentNumber: null,
  articleCount: 4,
  rawStatus: null,
  source: '',
});

const show = (shown: Version, versions: Version[]) =>
  render(
    <LawFacts law={{ ...KITE_LAW.law, aliases: [], versions }} text={{ ...KITE_LAW, version: shown }} />,
  );
const missing = () => screen.queryByText(/修改后的文本法规库没有收录/);

beforeAll(() => startWords({ law }));
afterEach(cleanup);

it('the newest text held says so when it was amended since, a former one does not', () => {
  const [former, newest] = [versionOf('2010-01-01', '已修改'), versionOf('2020-03-01', '已修改')];
  show(newest, [former, newest]);
  expect(missing()).not.toBeNull();
  cleanup();
  show(former, [former, newest]);
  expect(missing()).toBeNull();
  cleanup();
  show({ ...newest, status: '现行有效' }, [former, newest]);
  expect(missing()).toBeNull();
});
