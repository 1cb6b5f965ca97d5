<?php

declare(strict_types=1);

namespace App\Entity;

enum GalleryStatus: string
{
    case Draft = 'draft';
    case Open = 'open';
    case Closed = 'closed';
}
