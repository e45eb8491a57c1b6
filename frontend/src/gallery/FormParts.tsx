import { useState } from 'react';
import { Checkbox } from '../ui/forms/Checkbox.tsx';
import { Chip } from '../ui/pressing/Chip.tsx';
import { Combobox } from '../ui/forms/Combobox.tsx';
import { PasswordField } from '../ui/forms/PasswordField.tsx';
import { PesoField } from '../ui/forms/PesoField.tsx';
import { PhoneField } from '../ui/forms/PhoneField.tsx';
import { RadioGroup } from '../ui/forms/RadioGroup.tsx';
import { SearchField } from '../ui/forms/SearchField.tsx';
import { SegmentedControl } from '../ui/pressing/SegmentedControl.tsx';
import { Select } from '../ui/forms/Select.tsx';
import { StarsField } from '../ui/forms/StarsField.tsx';
import { Switch } from '../ui/forms/Switch.tsx';
import { TextArea } from '../ui/forms/TextArea.tsx';
import { TextField } from '../ui/forms/TextField.tsx';
import { Group } from './Group.tsx';

const places = ['Kapitolyo', 'Kapasigan', 'Kalawaan', 'Oranbo', 'Ugong'].map((label) => ({
  id: label,
  label,
  hint: 'Pasig, Metro Manila',
}));

export function FormParts() {
  const [phone, setPhone] = useState('+639171234821');
  const [amount, setAmount] = useState<number | null>(185_000);
  const [place, setPlace] = useState('');
  const [method, setMethod] = useState<'gcash' | 'cash'>('gcash');
  const [range, setRange] = useState<'3' | '6' | '12'>('6');
  const [stars, setStars] = useState<number | null>(4);
  return (
    <>
      <section>
        <h2 className="mb-3 text-16 font-title">Inputs</h2>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <PhoneField label="Mobile number" value={phone} onChange={setPhone} hint="We text a code to this number." />
          <PesoField
            label="Your quote"
            value={amount}
            onChange={setAmount}
            hint="You receive ₱1,628.00 after commission."
          />
          <TextField
            label="Email"
            type="email"
            defaultValue="andrea.reyes@mail"
            error="Add the ending, such as .com or .ph"
          />
          <Combobox
            label="Barangay"
            placeholder="Search, such as Kapitolyo"
            hint="Choose the city first."
            text={place}
            search={async (text) => places.filter((one) => one.label.toLowerCase().includes(text.toLowerCase()))}
            onChoose={(one) => setPlace(one.label)}
          />
          <PasswordField label="Password" autoComplete="new-password" defaultValue="suki-demo-1" />
          <Select
            label="Reason"
            placeholder="Choose one"
            options={[
              { value: 'a', label: 'Plans changed' },
              { value: 'b', label: 'Found someone else' },
            ]}
          />
          <TextArea label="Notes" placeholder="The kitchen tap drips all night." className="sm:col-span-2" />
          <SearchField label="Search a Suki or a service" />
          <SearchField label="Search bookings..." look="pill" />
        </div>
      </section>
      <Group title="Choices">
        <Switch label="Available" defaultChecked />
        <Switch label="Off" />
        <RadioGroup
          label="Method"
          hideLabel
          look="row"
          value={method}
          onChange={setMethod}
          options={[
            { value: 'gcash', label: 'GCash' },
            { value: 'cash', label: 'Cash' },
          ]}
        />
        <Chip selected removable>
          Today
        </Chip>
        <Chip>Rating</Chip>
        <Chip look="pill" selected>
          Repairs
        </Chip>
        <Chip look="pill">Cleaning</Chip>
        <Checkbox label="I agree" defaultChecked />
        <Checkbox label="Strict" />
        <SegmentedControl
          label="Range"
          value={range}
          onChange={setRange}
          options={[
            { value: '3', label: 'Last 3 Months' },
            { value: '6', label: 'Last 6 Months' },
            { value: '12', label: 'Last 12 Months' },
          ]}
        />
        <StarsField label="Your rating" value={stars} onChange={setStars} />
      </Group>
      <RadioGroup
        label="How do you pay?"
        value={method}
        onChange={setMethod}
        options={[
          { value: 'gcash', label: 'GCash', hint: '0917 *** 4821' },
          { value: 'cash', label: 'Cash', hint: 'The worker confirms it' },
        ]}
      />
    </>
  );
}
