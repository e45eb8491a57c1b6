import type { FormField } from '#contracts/form/form-field.ts';
import { carpentry, furnitureAssembly, moving, tvMounting } from './fitting.ts';
import { cleaning, pestControl } from './home-care.ts';
import { applianceRepair, electrical, handyman, plumbing } from './repairs.ts';

/** Booking questions by category; yardwork has general questions only. */
export const demoForms: Readonly<Record<string, FormField[]>> = {
  cleaning,
  handyman,
  plumbing,
  electrical,
  'appliance-repair': applianceRepair,
  carpentry,
  'pest-control': pestControl,
  'furniture-assembly': furnitureAssembly,
  'tv-mounting': tvMounting,
  moving,
};
