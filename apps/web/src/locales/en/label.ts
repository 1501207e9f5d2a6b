import type { Translated } from '../resources.ts';
import type chinese from '../zh-CN/label.ts';

export default {
  carries: 'The file will carry this label:',
  sentences:
    'Sentences by whose they are: model {{model}}, sources {{source}}, program {{program}}, people {{person}}.',
  metadata: 'The metadata gets the implicit label AIGC (provider: {{producer}}).',
  more: 'Metadata, and whose words they are',
  clean: 'Export without an explicit label…',
  cleanTitle: 'Export without an explicit label',
} satisfies Translated<typeof chinese>;
