<?php

declare(strict_types=1);

use App\Face;
use App\Kernel;
use Symfony\Component\HttpFoundation\Request;

require (getenv('SERVER_VENDOR') ?: dirname(__DIR__).'/vendor').'/autoload.php';

$kernel = new Kernel(Face::ofEnvironment());
$request = Request::createFromGlobals();
$response = $kernel->handle($request);
$response->send();
$kernel->terminate($request, $response);
