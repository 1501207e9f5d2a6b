// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CloneFace } from './clone-face.tsx';

afterEach(cleanup);

it('is a picture of the asked size that says nothing by itself', () => {
  const { container } = render(
    <CloneFace avatar={{ style: 'seal', seed: '租房', pictureId: null }} size="row" />,
  );
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('alt')).toBe('');
  expect(picture?.getAttribute('width')).toBe('32');
  expect(picture?.getAttribute('src')).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});
