import AudioOutlined from '@ant-design/icons/AudioOutlined';
import FileExcelOutlined from '@ant-design/icons/FileExcelOutlined';
import FileImageOutlined from '@ant-design/icons/FileImageOutlined';
import FileMarkdownOutlined from '@ant-design/icons/FileMarkdownOutlined';
import FileOutlined from '@ant-design/icons/FileOutlined';
import FilePdfOutlined from '@ant-design/icons/FilePdfOutlined';
import FilePptOutlined from '@ant-design/icons/FilePptOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import FileWordOutlined from '@ant-design/icons/FileWordOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import MailOutlined from '@ant-design/icons/MailOutlined';
import type { DocumentFormat } from '@mingfa/contract/document-content';
import type { ComponentType } from 'react';
import styles from './file-progress.module.css';

const ICONS: Record<DocumentFormat, ComponentType> = {
  pdf: FilePdfOutlined,
  docx: FileWordOutlined,
  xlsx: FileExcelOutlined,
  pptx: FilePptOutlined,
  csv: FileExcelOutlined,
  txt: FileTextOutlined,
  md: FileMarkdownOutlined,
  html: GlobalOutlined,
  eml: MailOutlined,
  image: FileImageOutlined,
  transcript: AudioOutlined,
};

/** What kind of file it was found to be; beside its name, so without words of its own. */
export function FileIcon({ format }: { format: DocumentFormat | null }) {
  const Icon = format ? ICONS[format] : FileOutlined;
  return (
    <span className={styles.icon} aria-hidden="true">
      <Icon />
    </span>
  );
}
