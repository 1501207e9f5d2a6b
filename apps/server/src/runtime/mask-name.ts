/** 张三丰 → 张** */
export const maskName = (name: string) => `${[...name][0] ?? ''}**`;
