import { Dialog } from '../../../ui/over-the-page/Dialog.tsx';
import { DocumentFrame } from './DocumentFrame.tsx';

interface Props {
  document: { name: string; url: string };
  onClose: () => void;
}

export function DocumentDialog({ document: { name, url }, onClose }: Props) {
  return (
    <Dialog open wide onClose={onClose} title={name}>
      <DocumentFrame name={name} url={url} />
    </Dialog>
  );
}
