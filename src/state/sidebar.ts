import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { paths } from '@/lib/paths';

/**
 * The sidebar of docs/product/screens.md#sidebar, and the drawer in its place on screens that count as mobile
 * (`useIsNarrow`).
 */
export interface SidebarState {
  expanded: boolean;
  /** By a page that needs the width, until the toggle is pressed or another page comes. */
  folded?: boolean;
  mobileOpen: boolean;
  hovered: boolean;
  /** The path of the highlighted entry. */
  activeItem: string | null;
  /** The path of the entry whose submenu is open. */
  openSubmenu: string | null;
}

const initialState: SidebarState = {
  expanded: true,
  mobileOpen: false,
  hovered: false,
  activeItem: null,
  openSubmenu: paths.events,
};

const slice = createSlice({
  name: 'sidebar',
  initialState,
  reducers: {
    /** The toggle button of the header on a wide screen. */
    sidebarToggled: (state) => {
      if (state.folded) {
        state.folded = false;
        state.expanded = true;
      } else state.expanded = !state.expanded;
    },
    sidebarFolded: (state, action: PayloadAction<boolean>) => {
      state.folded = action.payload;
    },
    /** The toggle button of the header on a narrow screen. */
    drawerToggled: (state) => {
      state.mobileOpen = !state.mobileOpen;
    },
    drawerClosed: (state) => {
      state.mobileOpen = false;
    },
    sidebarHovered: (state, action: PayloadAction<boolean>) => {
      state.hovered = action.payload;
    },
    activeItemChanged: (state, action: PayloadAction<string | null>) => {
      state.activeItem = action.payload;
    },
    /** Selecting the open submenu closes it; one is open at a time. */
    submenuToggled: (state, action: PayloadAction<string>) => {
      state.openSubmenu = state.openSubmenu === action.payload ? null : action.payload;
    },
  },
  selectors: {
    selectSidebarExpanded: (state) => state.expanded && !state.folded,
    /** Narrow, where the screen has room for a sidebar. */
    selectSidebarIsRail: (state) => !state.expanded || state.folded === true,
    selectDrawerOpen: (state) => state.mobileOpen,
    selectSidebarHovered: (state) => state.hovered,
    selectActiveItem: (state) => state.activeItem,
    selectOpenSubmenu: (state) => state.openSubmenu,
  },
});

export const {
  sidebarToggled,
  sidebarFolded,
  drawerToggled,
  drawerClosed,
  sidebarHovered,
  activeItemChanged,
  submenuToggled,
} = slice.actions;
export const {
  selectSidebarExpanded,
  selectSidebarIsRail,
  selectDrawerOpen,
  selectSidebarHovered,
  selectActiveItem,
  selectOpenSubmenu,
} = slice.selectors;
export const sidebarReducer = slice.reducer;
