import type { ModelPurpose } from '@mingfa/contract/admin';

/** Published addresses and the models made for the purpose there, to save typing. */
export const MODEL_PRESETS: Record<
  ModelPurpose,
  readonly { name: string; baseUrl: string; modelName?: string }[]
> = {
  chat: [
    { name: 'DeepSeek', baseUrl: 'https://api.deepseek.com/v1' },
    { name: '通义千问 Qwen', baseUrl: 'https://dashscope.aliyuncs.com/compatible-mode/v1' },
    { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
    { name: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1' },
  ],
  embedding: [
    {
      name: '通义 Embedding',
      baseUrl: 'https://dashscope.aliyuncs.com/compatible-mode/v1',
      modelName: 'text-embedding-v4',
    },
    { name: '硅基流动 SiliconFlow', baseUrl: 'https://api.siliconflow.cn/v1', modelName: 'BAAI/bge-m3' },
    { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', modelName: 'bge-m3' },
    { name: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1' },
  ],
  rerank: [
    {
      name: '硅基流动 SiliconFlow',
      baseUrl: 'https://api.siliconflow.cn/v1',
      modelName: 'BAAI/bge-reranker-v2-m3',
    },
    { name: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1', modelName: 'BAAI/bge-reranker-v2-m3' },
  ],
  image: [
    { name: 'OpenAI', baseUrl: 'https://api.openai.com/v1', modelName: 'gpt-image-1' },
    { name: 'LocalAI', baseUrl: 'http://127.0.0.1:8080/v1' },
  ],
  transcription: [
    {
      name: '硅基流动 SiliconFlow',
      baseUrl: 'https://api.siliconflow.cn/v1',
      modelName: 'FunAudioLLM/SenseVoiceSmall',
    },
    { name: 'OpenAI', baseUrl: 'https://api.openai.com/v1', modelName: 'whisper-1' },
    { name: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1', modelName: 'openai/whisper-large-v3' },
    { name: 'LocalAI', baseUrl: 'http://127.0.0.1:8080/v1', modelName: 'whisper-1' },
  ],
};
