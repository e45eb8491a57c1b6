import {
  AlignLeft,
  Calendar,
  Camera,
  CircleDot,
  Hash,
  ListChecks,
  type LucideIcon,
  MapPin,
  TextCursorInput,
  ToggleLeft,
} from 'lucide-react';
import type { FieldType } from '#contracts/form/form-field.ts';
import type { formBuilderEn } from './form-builder.en.ts';

/** Name and icon of each question type. */
export const questionKinds: Record<FieldType, { word: keyof typeof formBuilderEn; icon: LucideIcon }> = {
  choice: { word: 'kindChoice', icon: CircleDot },
  several: { word: 'kindSeveral', icon: ListChecks },
  yes_no: { word: 'kindYesNo', icon: ToggleLeft },
  number: { word: 'kindNumber', icon: Hash },
  text: { word: 'kindText', icon: TextCursorInput },
  long_text: { word: 'kindLongText', icon: AlignLeft },
  photo: { word: 'kindPhoto', icon: Camera },
  date: { word: 'kindDate', icon: Calendar },
  address: { word: 'kindAddress', icon: MapPin },
};
