"use client";

import { Check } from "lucide-react";
import Link from "next/link";
import { DropdownMenu as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Kbd } from "./kbd";

type MenuProps = {
  trigger: ReactNode;
  children: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  align?: "start" | "center" | "end";
  /** Open from the first moment on. */
  startsOpen?: boolean;
};

/** A list of actions behind a button. Arrow keys, first letters and Escape work. */
export function Menu({ trigger, children, side = "bottom", align = "end", startsOpen }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={startsOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content side={side} align={align} sideOffset={6} collisionPadding={8} className="menu">
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type MenuItemProps = {
  icon?: ReactNode;
  kbd?: string;
  tone?: "danger";
  disabled?: boolean;
  children: ReactNode;
} & ({ href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void });

export function MenuItem({ icon, kbd, tone, disabled, href, onSelect, children }: MenuItemProps) {
  const inner = (
    <>
      {icon}
      <span className="flex-1">{children}</span>
      {kbd ? <Kbd>{kbd}</Kbd> : null}
    </>
  );
  return (
    <Radix.Item
      asChild={href !== undefined}
      disabled={disabled}
      onSelect={onSelect}
      data-tone={tone}
      className="menu__item"
    >
      {href !== undefined ? <Link href={href}>{inner}</Link> : inner}
    </Radix.Item>
  );
}

/** An item that is on or off and keeps the menu open. */
export function MenuCheck({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <Radix.CheckboxItem
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className="menu__item"
    >
      <Tick />
      <span className="flex-1">{children}</span>
    </Radix.CheckboxItem>
  );
}

type MenuChoiceProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: ReactNode }[];
};

/** One of several, under a heading. */
export function MenuChoice({ label, value, onChange, options }: MenuChoiceProps) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onChange}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          onSelect={(event) => event.preventDefault()}
          className="menu__item"
        >
          <Tick />
          <span className="flex-1">{option.label}</span>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="menu__label">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}

function Tick() {
  return (
    <span className="inline-flex w-4 justify-center">
      <Radix.ItemIndicator>
        <Check className="size-3.5 text-accent" aria-hidden="true" />
      </Radix.ItemIndicator>
    </span>
  );
}
