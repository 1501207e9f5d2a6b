import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { implicitJson } from '../../labels/file-label.ts';
import { printed, SAMPLE_LABEL, said, tenPages } from '../../printed/testing/printed-samples.ts';
import { writePictureFile } from './write-picture-file.ts';

const LABELLED = /<TC260:AIGC>([^<]*)<\/TC260:AIGC>/;
const unescaped = (xml: string) =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

test('a short file is one picture, with the implicit label as XMP', async () => {
  const content = Buffer.from(
    await writePictureFile(
      printed([{ kind: 'heading', level: 1, text: '押金' }, said('先看合同。')], { label: SAMPLE_LABEL }),
    ),
  );
  const picture = await loadImage(content);
  expect(picture.width).toBe(1049);
  expect(picture.height).toBeLessThan(600);
  const text = content.toString('utf8');
  expect(unescaped(LABELLED.exec(text)?.[1] ?? '')).toBe(implicitJson(SAMPLE_LABEL));
  expect(text).toContain('http://www.tc260.org.cn/ns/AIGC/1.0/');
});

test('without words of a model it has no label', async () => {
  const content = Buffer.from(await writePictureFile(printed([said('甲')])));
  expect(content.toString('latin1')).not.toContain('AIGC');
});

test('what is too long for one picture is refused', async () => {
  const { blocks } = tenPages();
  const long = printed([...blocks, ...blocks]);
  await expect(writePictureFile(long)).rejects.toMatchObject({ code: 'print_too_long' });
});
