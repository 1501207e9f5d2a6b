import { expect, test } from 'vitest';
import { addressOfFolder, folderOfAddress } from './folder-address.ts';

test.each([
  ['/srv/models/sense voice', 'file:///srv/models/sense%20voice'],
  ['/srv/模型', 'file:///srv/%E6%A8%A1%E5%9E%8B'],
  ['C:/models/a#b', 'file:///C:/models/a%23b'],
])('%s is an address, and comes back as it was', (folder, address) => {
  expect(addressOfFolder(folder)).toBe(address);
  expect(folderOfAddress(address)).toBe(folder);
});

test('the address of a service is no folder', () => {
  expect(folderOfAddress('https://api.example.com/v1')).toBeNull();
});
